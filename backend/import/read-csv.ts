import { createReadStream } from 'node:fs';
import { parse, type CsvError } from 'csv-parse';

/** One line of a file by lower-case column names; `fault` says why a line can't be read at all. */
export type CsvLine = { line: number; values: Record<string, string> } | { line: number; fault: string };

interface Parsed {
  info: { lines: number };
  record: Record<string, string>;
}

function getFault({ message, code }: CsvError): string {
  if (code === 'CSV_RECORD_INCONSISTENT_COLUMNS') return 'has another number of columns than the first line';
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'opens a quotation that is never closed';
  return `cannot be read: ${message}`;
}

/**
 * Reads a CSV file line by line; the first line names the columns. A line that can't be read doesn't stop the others.
 * Throws what the file system says when there is no such file.
 */
export async function* readCsv(path: string): AsyncGenerator<CsvLine> {
  const faults: CsvLine[] = [];
  const parser = parse({
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  });
  parser.on('skip', (error: CsvError & { lines?: number }) => {
    faults.push({ line: error.lines ?? 0, fault: getFault(error) });
  });
  const file = createReadStream(path);
  file.on('error', (error) => parser.destroy(error));
  for await (const parsedLine of file.pipe(parser) as AsyncIterable<Parsed>) {
    yield* faults.splice(0);
    yield { line: parsedLine.info.lines, values: parsedLine.record };
  }
  yield* faults;
}
