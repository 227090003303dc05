import { chatAddress } from "../../../src/ui/links/chat-address";

test("the chat's address has the number's digits alone and the whole message", () => {
  const address = new URL(chatAddress("+91 422 000 0000", "Fees & funds: 50 % for “Möbius”?\nThank you"));
  expect(address.origin).toBe("https://wa.me");
  expect(address.pathname).toBe("/914220000000");
  expect([...address.searchParams]).toEqual([["text", "Fees & funds: 50 % for “Möbius”?\nThank you"]]);
});
