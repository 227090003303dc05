import { authority } from "../../../src/figures/node/fact-text";

test.each([
  ["GOV.UK, Student visa: money you need", "GOV.UK"],
  ["Department of Home Affairs, Document Tool (no list)", "Department of Home Affairs"],
  ["Study in the States, Department of Homeland Security, students and the Form I-20", "Study in the States"],
  ["Immigration, Refugees and Citizenship Canada, fees", "Immigration, Refugees and Citizenship Canada"],
  ["Universities New Zealand", "Universities New Zealand"],
])("the authority of %j is %j", (name, expected) => {
  expect(authority(name)).toBe(expected);
});
