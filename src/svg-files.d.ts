declare module "*.svg" {
  const url: string;
  export = url;
}
