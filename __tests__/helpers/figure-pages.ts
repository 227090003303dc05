import { createServer, type Server } from "node:http";

/** What the server answers at a path. */
export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly to?: string;
  /** Never answered. */
  readonly isSilent?: boolean;
}

/** A request as the server saw it. */
export interface Asked {
  readonly site: string;
  readonly path: string;
  readonly userAgent: string;
  readonly method: string;
}

/** A PDF of one page that says a text in plain ASCII. */
export function pdfOf(text: string): Buffer {
  const stream = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** Pages of authorities as they really look, by site and path; everything else is missing. */
export async function figurePages(answerOf: (site: string, path: string) => Answer | undefined) {
  const asked: Asked[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://127.0.0.1");
    const site = String(request.headers["x-site"]);
    const { method = "" } = request;
    asked.push({ site, path: pathname, userAgent: request.headers["user-agent"] ?? "", method });
    const answer = answerOf(site, pathname) ?? { status: 404, body: "Not here" };
    if (answer.isSilent) return;
    response.statusCode = answer.to === undefined ? (answer.status ?? 200) : 301;
    if (answer.to !== undefined) response.setHeader("location", answer.to);
    response.setHeader("content-type", answer.type ?? "text/html; charset=utf-8");
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  return {
    asked,
    port: typeof bound === "object" && bound ? bound.port : 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
