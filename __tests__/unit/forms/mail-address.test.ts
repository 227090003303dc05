import { mailAddress } from "../../../src/forms/mail-address";

test("subject and text survive, with the line ends that mail wants", () => {
  const address = new URL(mailAddress("office@agency.example", "Fees & dates?", "One\nTwo\r\n50 % #1 ü"));
  expect(address.protocol).toBe("mailto:");
  expect(address.pathname).toBe("office@agency.example");
  expect(address.searchParams.get("subject")).toBe("Fees & dates?");
  expect(address.searchParams.get("body")).toBe("One\r\nTwo\r\n50 % #1 ü");
});
