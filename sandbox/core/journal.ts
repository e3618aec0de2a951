import { hangUp, type Reply, type SandboxRequest } from './http.ts';
import { redact } from './redact.ts';
import { ukTime } from './uk-time.ts';

const KEPT_ENTRIES = 2000;

export interface JournalEntry {
  at: string;
  namespace: string;
  site: string;
  method: string;
  path: string;
  requestBody: unknown;
  /** Null while there is no answer, and permanently when the connection was closed without one. */
  status: number | null;
  responseBody: unknown;
}

export interface Journal {
  /** Notes a request as it arrives; the function it returns notes the answer. */
  record(time: number, namespace: string, request: SandboxRequest): (reply: Reply) => void;
  entries(namespace: string): JournalEntry[];
  clear(namespace: string): void;
}

/** Remembers the latest requests and answers, with card data removed; `*` means every namespace. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = [];

  return {
    record: (time, namespace, { site, method, path, body }) => {
      const request = { at: ukTime(time), namespace, site, method, path, requestBody: redact(parse(body)) };
      const entry: JournalEntry = { ...request, status: null, responseBody: null };
      entries.push(entry);
      if (entries.length > KEPT_ENTRIES) entries.shift();
      return (reply) => {
        if (reply !== hangUp) Object.assign(entry, { status: reply.status, responseBody: getSummary(reply) });
      };
    },
    entries: (namespace) => entries.filter((entry) => namespace === '*' || entry.namespace === namespace),
    clear: (namespace) => {
      entries = entries.filter((entry) => namespace !== '*' && entry.namespace !== namespace);
    },
  };
}

function getSummary({ headers, body }: Exclude<Reply, typeof hangUp>): unknown {
  return headers['content-type']?.startsWith('text/html') ? '[page]' : redact(parse(body));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body.includes('=') ? Object.fromEntries(new URLSearchParams(body)) : body;
  }
}
