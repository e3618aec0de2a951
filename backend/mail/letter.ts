import { escapeHtml } from './escape-html.ts';

interface Letter {
  operatorName: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
}

const font = 'font-family:Roboto,Arial,sans-serif;color:#262731;';

function paragraph(text: string): string {
  return `<p style="${font}font-size:16px;line-height:24px;margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const style = `${font}display:inline-block;background:#8854F3;color:#ffffff;padding:10px 20px;border-radius:8px;text-decoration:none;font-weight:500`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

/** A short message in the operator's name: tables and inline styles, nothing loaded from elsewhere. */
export function letter({ operatorName, heading, paragraphs, action }: Letter): { html: string; text: string } {
  const body = [...paragraphs.map(paragraph), ...(action === undefined ? [] : [button(action)])].join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f6f6f8"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px">
<table role="presentation" width="600" style="max-width:600px;width:100%;background:#ffffff" cellpadding="0" cellspacing="0">
<tr><td style="background:#262731;padding:20px 32px;${font}color:#ffffff;font-size:18px;font-weight:700">${escapeHtml(operatorName)}</td></tr>
<tr><td style="padding:32px"><h1 style="${font}font-size:28px;line-height:32px;margin:0 0 16px">${escapeHtml(heading)}</h1>${body}</td></tr>
</table></td></tr></table></body></html>`;
  const text = [
    heading,
    '',
    ...paragraphs,
    ...(action === undefined ? [] : ['', `${action.label}: ${action.url}`]),
  ].join('\n');
  return { html, text };
}
