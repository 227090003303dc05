const WEEKS_A_MONTH = 52 / 12;

/** What a month of work pays before tax, to the nearest ten. @param anHour the wage, in the currency of the result */
export const monthPay = (hoursAWeek: number, anHour: number): number =>
  Math.round((hoursAWeek * WEEKS_A_MONTH * anHour) / 10) * 10;
