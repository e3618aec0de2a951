import type { z } from 'zod';

/** Why a line was skipped: its number, the column and the reason. */
export interface LineProblem {
  line: number;
  /** Absent when the line as a whole can't be read. */
  column?: string;
  why: string;
}

export interface ImportSummary {
  imported: number;
  problems: LineProblem[];
}

/** One problem for every wrong column of a line. */
export function getProblems(line: number, { issues }: z.ZodError): LineProblem[] {
  return issues.map(({ path, message }) => ({ line, column: path.join('.'), why: message }));
}

/** The problem as a sentence: "line 17: lat must be a number from -90 to 90". */
export function getSentence({ line, column, why }: LineProblem): string {
  return `line ${line}: ${column === undefined ? '' : `${column} `}${why}`;
}

/** Sorted by line number: the reader may report some of them early. */
export function inLineOrder(problems: readonly LineProblem[]): LineProblem[] {
  return problems.toSorted((one, other) => one.line - other.line);
}

/** How many lines were skipped; a line with several problems counts once. */
export function skippedLines(problems: readonly LineProblem[]): number {
  return new Set(problems.map(({ line }) => line)).size;
}
