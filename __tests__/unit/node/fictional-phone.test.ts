import { isFictionalPhone } from "../../../src/node/launch/launch-groups";

const FICTIONAL = ["+91 422 000 0000", "+61 3 5550 1234", "+61 491 570 156", "+61 7 7010 0001"];
const OTHERS = ["+91 422 555 0123", "+61 3 9650 1234", "+971 4 300 0000 1", "2,500", "000000"];

test("numbers that reach nobody are told from those that may reach somebody", () => {
  expect([...OTHERS, ...FICTIONAL].filter(isFictionalPhone)).toEqual(FICTIONAL);
});
