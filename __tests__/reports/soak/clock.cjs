/** Loaded before a host: each SIGUSR2 sets its clock to the next of these offsets, in milliseconds. */
const OFFSETS = [-86_400_000, 288_000_000, 0];
const RealDate = Date;
let turn = -1;
const offset = () => (turn < 0 ? 0 : OFFSETS[turn % OFFSETS.length]);

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + offset()] : parts));
  }
  static now() {
    return RealDate.now() + offset();
  }
};

process.on("SIGUSR2", () => {
  turn += 1;
});
