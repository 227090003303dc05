import { checkedFixture } from "../helpers/checked-fixture";

const { testMistakes } = checkedFixture();

testMistakes("words/frame.json", [
  [/ {4}"newTab": .*\n/, "", "frame.newTab: is missing, expected the label that src/"],
  ['"newTab"', '"newTap"', 'frame.newTab: is missing, …did you mean "newTap"?'],
  ['"newTab"', '"older": "Older",\n    "newTab"', "frame.older: is shown by nothing, expected no such label"],
  [/"newTab": ".*?"/, '"newTab": " "', "frame.newTab: is empty, expected a text"],
  [/"newTab": "/, '"newTab": " ', "frame.newTab: begins or ends with a blank, expected neither"],
  [/"newTab": "/, `"newTab": "${"so long ".repeat(12)}`, "newTab: is too long, expected at most 100"],
  [/"newTab": "/, `"newTab": "${"So. ".repeat(80)}`, "newTab: is too long, expected at most 300"],
  [/"place": ".*?"/, '"place": "Page {page}"', "pager.place: holds {page}, expected {page}, {pages}"],
  [
    /"place": ".*?"/,
    '"place": "{page} {page} {pages}"',
    "holds {page}, {page}, {pages}, expected {page}, {p",
  ],
  [/"skip": "/, '"skip": "{pagge} ', '"{pagge}" is filled in by nothing, …; did you mean "page"?'],
]);
