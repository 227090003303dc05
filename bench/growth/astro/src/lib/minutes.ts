/** Minutes that a text takes to read. */
export const minutes = (body: string): number => Math.ceil(body.split(/\s+/).length / 200);
