import { escapeHtml } from '#backend/mail/escape-html.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import type { DataSection } from './read-own-data.ts';

/** 'First name' of `firstName`. */
function toLabel(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function getTable({ rows }: DataSection, { t }: MailText): string {
  const [first] = rows;
  if (first === undefined) return `<p>${escapeHtml(t('mails.ownData.nothing'))}</p>`;
  const keys = Object.keys(first);
  const head = keys.map((key) => `<th scope="col">${escapeHtml(toLabel(key))}</th>`).join('');
  const body = rows.map((row) => `<tr>${keys.map((key) => `<td>${escapeHtml(toText(row[key]))}</td>`).join('')}</tr>`);
  return `<div class="wide" tabindex="0" role="group"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1d1d26;margin:2rem auto;max-width:72rem;padding:0 1rem}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin-top:2rem}.wide{overflow-x:auto}
table{border-collapse:collapse}th,td{border:1px solid #c9c9d4;padding:.375rem .625rem;text-align:left;vertical-align:top}`;

interface Made {
  operator: string;
  /** YYYY-MM-DD */
  on: string;
}

/** Everything that is kept about somebody as a page to read, without scripts and without anything loaded. */
export function ownDataPage(sections: readonly DataSection[], { operator, on }: Made, words: MailText): string {
  const { t, language, date } = words;
  const title = escapeHtml(t('mails.ownData.title', { operator }));
  const parts = sections.map(
    (section) => `<h2>${escapeHtml(t(`mails.ownData.sections.${section.name}`))}</h2>${getTable(section, words)}`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(t('mails.ownData.made', { date: date(on) }))}</p>
${parts.join('\n')}</main></body></html>
`;
}
