import { readFileSync } from 'node:fs';

/** Name and parent of a process, or undefined where the system does not tell (only Linux does) or it is gone. */
function describe(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const nameEnd = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, nameEnd), parent: Number(stat.slice(nameEnd + 2).split(' ')[1]) };
  } catch {
    return undefined;
  }
}

/** The processes from this one's parent up to the npm command that started it; empty without npm. */
function chainToNpm() {
  const chain = [];
  for (let pid = process.ppid; pid > 1;) {
    const found = describe(pid);
    if (!found) return [];
    chain.push(pid);
    if (found.name.startsWith('npm ')) return chain;
    pid = found.parent;
  }
  return [];
}

function isUnbroken(chain) {
  return chain.every((pid, index) => (index === 0 ? process.ppid : describe(chain[index - 1])?.parent) === pid);
}

/**
 * Calls back once when a process this one depends on has exited, even by SIGKILL: the given parent, or the npm command
 * that started it. Without either it never calls back, so that a service keeps running.
 */
export function onAbandoned(parent, callback) {
  const npm = chainToNpm();
  const chain = npm.length > 0 ? npm : parent ? [parent] : [];
  if (chain.length === 0) return;
  const timer = setInterval(() => {
    if (isUnbroken(chain)) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
