import { checkedFixture, END } from "../helpers/checked-fixture";

const { testMistakes } = checkedFixture();

testMistakes("articles/papers.mdx", [
  [/^date: .*$/m, "date: 2062-11-20", 'date: "2062-11-20" is still to come, expected a day until'],
  [/^reviewed: .*$/m, "reviewed: 2062-11-20", 'reviewed: "2062-11-20" is still to come'],
  [/^reviewed: .*$/m, "reviewed: 1999-01-01", "reviewed: …is before the publication, expected a day from"],
  [/^date: .*$/m, "date: 0206-11-20", 'date: "0206-11-20" is long ago, expected a year from'],
]);
testMistakes("videos.json", [
  [/"uploaded": "[^"]+"/, '"uploaded": "2062-01-01"', "[0].uploaded: …still to come"],
]);
testMistakes("rates.json", [[/"day": "[^"]+"/, '"day": "2062-01-01"', "day: …is still to come"]]);
testMistakes("facts.json", [
  [/"id": "au.work.hours",/, '$& "validUntil": "20260-01-01",', "validUntil: …is not a date, expected"],
  [
    /"id": "au.work.hours",/,
    '$& "validUntil": "2206-01-01",',
    "validUntil: …is far ahead, expected a year until",
  ],
]);
testMistakes("services/coaching.mdx", [
  [
    END,
    "\nAll was checked on 45 Jan 2026.\n",
    '"checked on 45 Jan 2026" claims more than the register knows',
  ],
  [
    END,
    "\nAll was checked on 31 Feb 2026.\n",
    '"checked on 31 Feb 2026" claims more than the register knows',
  ],
]);
