import type { MailText } from './mail-text.ts';

const replacements = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Text made safe inside HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => replacements.get(character) ?? character);
}

/** Mail programs ignore style sheets, so every cell has its styles inline. */
const sans = 'font-family:Roboto,Arial,Helvetica,sans-serif';
const heading = "font-family:'League Gothic','Arial Narrow',Impact,Arial,sans-serif;font-weight:400";

export const styles = {
  title: `margin:0;${heading};font-size:60px;line-height:60px;color:#FFFFFF`,
  operator: `${heading};font-size:27px;line-height:28px;color:#FFFFFF`,
  lead: `margin:12px 0 0;${sans};font-size:18px;line-height:27px;color:#DADAE0`,
  button: `display:inline-block;padding:13px 22px;${sans};font-size:16px;line-height:20px;font-weight:500;color:#FFFFFF;text-decoration:none`,
  reference: `${sans};font-size:15px;line-height:22px;color:#DADAE0`,
  details: `${sans};font-size:15px;line-height:22px;color:#50525F`,
  time: `${heading};font-size:30px;line-height:32px;color:#22232D`,
  endTime: `${heading};font-size:30px;line-height:32px;color:#686A78`,
  name: 'color:#22232D;font-size:17px;line-height:26px',
  price: `${sans};font-size:16px;line-height:32px;color:#22232D;font-weight:500;white-space:nowrap`,
  sumName: `${sans};font-size:15px;line-height:26px;color:#50525F`,
  sumAmount: `${sans};font-size:15px;line-height:26px;color:#22232D;font-weight:500`,
  paid: `${sans};font-size:17px;line-height:28px;color:#22232D;font-weight:bold;border-top:1px solid #CFD0D8;padding-top:8px`,
  body: `${sans};font-size:15px;line-height:23px;color:#50525F`,
  subheading: `margin:0 0 8px;${heading};font-size:28px;line-height:30px;color:#22232D`,
  link: 'color:#7047C6',
  box: 'background-color:#F7F7F9;border-radius:12px',
  footer: `${sans};font-size:13px;line-height:20px;color:#C9C9D1`,
} as const;

const plainTable = 'role="presentation" cellpadding="0" cellspacing="0"';

/** A layout table of one or more rows. */
export function table(rows: string, attributes = 'width="100%"'): string {
  return `<table ${plainTable} ${attributes}>${rows}</table>`;
}

interface Frame {
  words: MailText;
  title: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  operatorName: string;
  /** HTML below the title, on dark. */
  opening: string;
  /** HTML table rows of the white part. */
  content: string;
  footer: string;
}

const small =
  '@media (max-width:599px){.pad{padding-left:20px!important;padding-right:20px!important}.title{font-size:40px!important;line-height:42px!important}.btn a{display:block!important}}';
/** On paper dark turns white, its words black, and the button is left out. */
const paper =
  '@media print{.dark,.dark *,.box{background-color:#FFFFFF!important;color:#000000!important;border-color:#000000!important}body{background-color:#FFFFFF!important}.btn{display:none!important}}';

function mark(): string {
  const cell = 'width="14" height="18"';
  return table(
    `<tr><td ${cell} style="border-right:2px solid #FFFFFF;font-size:1px;line-height:1px">&nbsp;</td>` +
      `<td ${cell} style="background-color:#8C59F8;font-size:1px;line-height:1px">&nbsp;</td></tr>`,
    'style="border:2px solid #FFFFFF;border-collapse:separate"',
  );
}

/** The layout of every mail: the operator's bar, a dark heading, white content and a dark footer. */
export function mailFrame({ words, title, preview, operatorName, opening, content, footer }: Frame): string {
  const name = `<td style="${styles.operator}">${escapeHtml(operatorName)}</td>`;
  const bar = table(
    `<tr><td height="72">${table(`<tr><td style="padding-right:12px">${mark()}</td>${name}</tr>`, '')}</td></tr>`,
  );
  const rows =
    `<tr><td class="pad dark" style="background-color:#262731;padding:0 40px">${bar}</td></tr>` +
    `<tr><td class="pad dark" style="background-color:#262731;padding:24px 40px 40px"><h1 class="title" style="${styles.title}">${escapeHtml(title)}</h1>${opening}</td></tr>` +
    content +
    `<tr><td class="pad dark" style="background-color:#262731;padding:28px 40px;${styles.footer}">${footer}</td></tr>`;
  const page = table(rows, 'width="100%" style="max-width:600px;background-color:#FFFFFF"');
  return (
    `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title><style>${small}${paper}</style></head>` +
    `<body style="margin:0;background-color:#F7F7F9"><div role="main" aria-label="${escapeHtml(title)}" lang="${words.language}">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` +
    table(`<tr><td align="center">${page}</td></tr>`, 'width="100%" style="background-color:#F7F7F9"') +
    `</div></body></html>`
  );
}

/** The one button of a mail. */
export function mailButton(label: string, url: string): string {
  return `<td class="btn" style="background-color:#8854F3;border-radius:8px"><a href="${escapeHtml(url)}" style="${styles.button}">${escapeHtml(label)}</a></td>`;
}
