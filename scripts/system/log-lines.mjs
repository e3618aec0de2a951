import { createInterface } from 'node:readline';

const width = 8;

/** A structured log line in short, any other line as it is. */
function readable(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.stack ?? err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

/** Copies what a child says to our own output, each line behind the child's name. */
export function copyLines(name, from, to) {
  const prefix = `${name.padEnd(width)}│ `;
  createInterface({ input: from }).on('line', (line) => {
    if (line.trim()) to.write(`${prefix}${readable(line)}\n`);
  });
}
