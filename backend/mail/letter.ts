import { escapeHtml, styles, table, mailButton, mailFrame } from './mail-frame.ts';
import type { MailText } from './mail-text.ts';

interface Letter {
  words: MailText;
  operatorName: string;
  heading: string;
  /** The first is the lead below the heading. */
  paragraphs: string[];
  /** Amounts below the paragraphs: what, and how much. */
  sums?: { name: string; amount: string }[];
  action?: { label: string; url: string };
}

function sumRow({ name, amount }: { name: string; amount: string }): string {
  return `<tr><td style="${styles.sumName}">${escapeHtml(name)}</td><td align="right" style="${styles.sumAmount}">${escapeHtml(amount)}</td></tr>`;
}

function sumBox(sums: { name: string; amount: string }[]): string {
  if (sums.length === 0) return '';
  const box = table(
    `<tr><td style="padding:20px 24px">${table(sums.map(sumRow).join(''))}</td></tr>`,
    `width="100%" class="box" style="${styles.box}"`,
  );
  return `<tr><td class="pad" style="padding:24px 40px 0">${box}</td></tr>`;
}

/** A short message in the operator's name, in the layout of every mail. */
export function letter({ words, operatorName, heading, paragraphs, sums = [], action }: Letter): {
  html: string;
  text: string;
} {
  const [lead = '', ...rest] = paragraphs;
  const button =
    action === undefined ? '' : table(`<tr>${mailButton(action.label, action.url)}</tr>`, 'style="margin-top:24px"');
  const others = rest.map((text) => `<p style="margin:24px 0 0;${styles.body}">${escapeHtml(text)}</p>`).join('');
  const html = mailFrame({
    words,
    title: heading,
    preview: lead,
    operatorName,
    opening: `<p style="${styles.lead}">${escapeHtml(lead)}</p>${button}`,
    content: `${sumBox(sums)}<tr><td class="pad" style="padding:0 40px 32px">${others}</td></tr>`,
    footer: `<b style="color:#FFFFFF">${escapeHtml(operatorName)}</b><br>${escapeHtml(words.t('mails.footer.account'))}`,
  });
  const text = [
    heading,
    '',
    ...paragraphs,
    ...sums.map(({ name, amount }) => `${name}: ${amount}`),
    ...(action === undefined ? [] : ['', `${action.label}: ${action.url}`]),
  ].join('\n');
  return { html, text };
}
