import { isFictionalPhone } from "../../../src/build/launch/launch-groups";

test.each(["+91 422 000 0000", "+61 3 5550 1234", "+61 491 570 156", "+61 7 7010 0001"])(
  "%s reaches nobody",
  (number) => {
    expect(isFictionalPhone(number)).toBe(true);
  },
);

test.each(["+91 422 555 0123", "+61 3 9650 1234", "+971 4 300 0000 1", "2,500", "000000"])(
  "%s may reach somebody",
  (number) => {
    expect(isFictionalPhone(number)).toBe(false);
  },
);
