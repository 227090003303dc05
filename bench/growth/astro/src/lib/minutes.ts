/** Reading time in minutes at 200 words a minute. */
export const minutes = (body: string): number => Math.ceil(body.split(/\s+/).length / 200);
