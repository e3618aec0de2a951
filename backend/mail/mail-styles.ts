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
