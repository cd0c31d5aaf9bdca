declare module 'virtual:texts' {
  type Part = () => Promise<{ default: object }>;
  /** Each language in parts: `first`, and every other namespace by its name. */
  const catalogues: Record<'pt' | 'en-GB', Record<string, Part>>;
  export default catalogues;
}
