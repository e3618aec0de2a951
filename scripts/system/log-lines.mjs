import { createInterface } from 'node:readline';

const width = 8;

/** Shortens a structured log line; any other line is returned as it is. */
function readable(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.stack ?? err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

/** Copies a child's output to our own, each line prefixed with the child's name. */
export function copyLines(name, from, to) {
  const prefix = `${name.padEnd(width)}│ `;
  createInterface({ input: from }).on('line', (line) => {
    if (line.trim()) to.write(`${prefix}${readable(line)}\n`);
  });
}
