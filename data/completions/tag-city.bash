# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# What bash completes for the three programs of Tag City; it is installed under the name of each. The options are those that --help tells.
_tag_city_words ()
{
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

_tag_city_files ()
{
  compopt -o filenames
  mapfile -t COMPREPLY < <(compgen -d -- "$2"; compgen -f -X "$1" -- "$2")
}

# The built-in boards, and files of boards.
_tag_city_boards ()
{
  _tag_city_files '!*@(.city.json|.tagcity)' "$1"
  mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W 'side-a side-b backstreets four-winds citadel river-bend lagoon central-station capital metropolis' -- "$1")
}

_tag_city_options ()
{
  "$@" 2>/dev/null | grep -oE -- '--[a-z][a-z-]+=?'
}

_tag_city ()
{
  local program=$1 word=$2 before=$3 command= help=(--help-all)

  if [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if [[ $program == *-lab ]]; then
    command=${COMP_WORDS[1]}
    help=("$command" --help)
    if [[ $COMP_CWORD == 1 ]]; then
      _tag_city_words 'play verify validate generate playtest balance merge match report-boards report-bots tune bench --help --version' "$word"
      return
    fi
  fi
  case $before in
    --paper) _tag_city_words 'a4 letter' "$word" ;;
    --language) _tag_city_words 'en fr' "$word" ;;
    --hq) _tag_city_words 'printed random' "$word" ;;
    --symmetry) _tag_city_words 'none columns rows half-turn' "$word" ;;
    --drones) _tag_city_words 'in-order free' "$word" ;;
    --board) _tag_city_boards "$word" ;;
    --export-* | --output) _tag_city_files '' "$word" ;;
    *)
      if [[ $word == -* ]]; then
        _tag_city_words "$(_tag_city_options "$program" "${help[@]}")" "$word"
        [[ ${COMPREPLY[*]} != *= ]] || compopt -o nospace
      elif [[ $command == report-boards ]]; then
        _tag_city_boards "$word"
      elif [[ $command == verify ]]; then
        _tag_city_files '!*@(.json?(l)|.tagrecord)' "$word"
      elif [[ $program == *tag-city ]]; then
        _tag_city_files '!*@(.city.json|.tagcity|.tagrecord?(.json))' "$word"
      else
        _tag_city_files '!*@(.city.json|.tagcity)' "$word"
      fi
      ;;
  esac
}

complete -F _tag_city tag-city tag-city-editor tag-city-lab
