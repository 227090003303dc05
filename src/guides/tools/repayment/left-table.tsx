import guidesWords from "../../../../content/words/guides.json";
import { asGiven, rateBetween } from "../../../money/home-money";
import { useRates } from "../../../money/use-home-money";
import { rupees } from "./instalment";
import { loanTable } from "./table-style";

const { left: words } = guidesWords.repayment;

/** What a month's pay leaves after tax and a room, here and there, the least first. */
export function LeftTable({ pays }: { readonly pays: Queries.RepaymentFragment["pays"] }) {
  const rates = useRates();
  const rows = pays.flatMap(({ place, currency, net, room, afterTax, rent }) => {
    const rate = currency ? rateBetween(currency, "INR", rates) : undefined;
    // A room whose figure has ended leaves no sum, as it would count as nothing.
    if (!net || !currency || rate === undefined || afterTax === null || (room && rent === null)) return [];
    const write = (amount: number) =>
      currency === "INR" ? rupees(amount) : asGiven([Math.round(amount / 10) * 10], currency);
    const left = afterTax - (rent ?? 0);
    return [
      {
        place,
        anchor: net.jsonId,
        afterTax: write(afterTax),
        room: rent === null ? words.noRoom : write(rent),
        roomAnchor: room?.fact.jsonId,
        left: left * rate,
      },
    ];
  });
  if (rows.length === 0) return null;
  rows.sort((one, other) => one.left - other.left);
  return (
    <table css={loanTable}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.afterTax}</th>
          <th scope="col">{words.room}</th>
          <th scope="col">{words.left}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, anchor, afterTax, room, roomAnchor, left }) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            <td data-head={words.afterTax}>
              <a href={`/figures#${anchor}`}>{afterTax}</a>
            </td>
            <td data-head={words.room}>
              {roomAnchor ? <a href={`/figures#${roomAnchor}`}>{room}</a> : room}
            </td>
            <td data-head={words.left}>{rupees(left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
