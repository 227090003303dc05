/** @jest-environment node */
import { authority } from "../../../src/build/facts/authority";

test.each([
  ["GOV.UK, Student visa: money you need", "GOV.UK"],
  [
    "Department of Home Affairs, Document Checklist Tool (no list is published)",
    "Department of Home Affairs",
  ],
  ["Study in the States, Department of Homeland Security, students and the Form I-20", "Study in the States"],
  [
    "Immigration, Refugees and Citizenship Canada, study permit fees",
    "Immigration, Refugees and Citizenship Canada",
  ],
  ["GOV.UK, Home Office immigration and nationality fees, 8 April 2026", "GOV.UK"],
  ["Universities New Zealand", "Universities New Zealand"],
])("the authority of %j is %j", (name, expected) => {
  expect(authority(name)).toBe(expected);
});
