import { readOptions, type Options } from './options.ts';
import { getMissed } from './report/get-missed.ts';
import { fail } from './report/judge.ts';
import type { Row } from './report/row.ts';
import { table } from './report/table.ts';
import type { SectionName } from './section-names.ts';
import { sections } from './sections.ts';
import { withBench, type Bench } from './world/bench.ts';

/** A section that ends with an error is a row of the table, so that the figures of the others are not lost. */
async function measure(name: SectionName, bench: Bench, options: Options): Promise<Row[]> {
  process.stderr.write(`Measuring ${name}.\n`);
  try {
    return await sections[name](bench, options);
  } catch (error) {
    console.error(error);
    return [fail('Not measured', name, error)];
  }
}

const options = readOptions(process.argv.slice(2));
const rows = await withBench(async (bench) => {
  const all: Row[] = [];
  for (const name of options.sections) all.push(...(await measure(name, bench, options)));
  return all;
});
console.log(`\n${table(rows)}\n`);
process.exitCode = getMissed(rows).length > 0 ? 1 : 0;
