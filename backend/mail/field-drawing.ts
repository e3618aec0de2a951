import type { BookingType } from '#contract/primitives.ts';
import { table } from './mail-frame.ts';

const line = '#CFD0D8';
const filledStyle = 'background-color:#8C59F8;';
const frame = `width="72" style="border:2px solid ${line};border-collapse:separate"`;
const tiny = 'font-size:1px;line-height:1px;';

function lanes(count: number, bookedLane: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const rule = index === 0 ? '' : `border-top:1px dashed ${line};`;
    const fill = index === bookedLane ? filledStyle : '';
    return `<tr><td height="9" style="height:9px;${tiny}${rule}${fill}">&nbsp;</td></tr>`;
  });
  return table(rows.join(''), frame);
}

function court(): string {
  const edge = `border-right:1px solid ${line};`;
  const below = `border-bottom:1px solid ${line};`;
  return table(
    `<tr><td width="24" height="24" style="${edge}${below}${tiny}">&nbsp;</td>` +
      `<td rowspan="2" width="20" style="${edge}font-size:1px">&nbsp;</td>` +
      `<td width="24" height="24" style="${filledStyle}${below}${tiny}">&nbsp;</td></tr>` +
      `<tr><td height="24" style="${edge}${tiny}">&nbsp;</td><td style="${tiny}">&nbsp;</td></tr>`,
    frame,
  );
}

function room(): string {
  return table(
    `<tr><td width="22" rowspan="2" style="font-size:1px">&nbsp;</td>` +
      `<td width="24" height="28" style="${filledStyle}${tiny}">&nbsp;</td>` +
      `<td width="22" rowspan="2" style="font-size:1px">&nbsp;</td></tr>` +
      `<tr><td height="20" style="border-top:1px dashed ${line};${tiny}">&nbsp;</td></tr>`,
    frame,
  );
}

/** The marked place of a session, drawn with table cells so that nothing has to be loaded. */
export function fieldDrawing(bookingType: BookingType | null): string {
  if (bookingType === 'resources') return court();
  return bookingType === 'ticketed' ? lanes(5, 2) : room();
}
