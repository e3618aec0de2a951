/** A read of a page that is cached for everybody. */
export interface PageRead<Data> {
  /** Path and query below our own origin, to read it again. */
  target: string;
  /** What the page was made with; null when the read failed. */
  data: Data | null;
  /** Of the data, to read again only what has changed. */
  checksum: string | null;
  /** The address has only the first of several pages of a list; react-query reads all of them. */
  isPart?: boolean;
}
