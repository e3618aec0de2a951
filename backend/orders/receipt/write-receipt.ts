import { printableText } from './printable-text.ts';
import type { ReceiptContent, ReceiptLine } from './receipt-content.ts';

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

/** Points from the left and the top of an A4 page, and the lowest that a row may reach. */
const page = { margin: 56, bottom: 786 };
/** Left edge and width of each column, in points from the margin. */
const columns = {
  item: { left: 0, width: 263, align: 'left' },
  quantity: { left: 268, width: 55, align: 'right' },
  tax: { left: 328, width: 80, align: 'right' },
  price: { left: 413, width: 70, align: 'right' },
} as const;
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];
const fullWidth = 483;
const gap = 7;
const ink = '#181920';
const line = '#d8d8e0';

/** Where the next row begins, in points from the top. */
interface Place {
  doc: Document;
  y: number;
}

type Cells = Partial<Record<Column, string>>;

interface Look {
  tag: 'TH' | 'TD';
  font: 'text' | 'bold';
  scope?: 'Column' | 'Row';
}

/** Moves to the next page where so many points do not fit. */
function makeRoom(place: Place, height: number): void {
  if (place.y + height <= page.bottom) return;
  place.doc.addPage();
  place.y = page.margin;
}

function rule({ doc, y }: Place): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(page.margin, y)
    .lineTo(page.margin + fullWidth, y)
    .lineWidth(0.75)
    .strokeColor(line)
    .stroke();
  doc.endMarkedContent();
}

function writeHeading(
  place: Place,
  parent: Structure,
  heading: { tag: 'H1' | 'H2'; size: number; text: string },
): void {
  const { doc } = place;
  const text = printableText(heading.text);
  doc.font('bold').fontSize(heading.size);
  const height = doc.heightOfString(text, { width: fullWidth });
  makeRoom(place, height + 40);
  const { y } = place;
  parent.add(
    doc.struct(heading.tag, {}, () => {
      doc.font('bold').fontSize(heading.size).fillColor(ink).text(text, page.margin, y, { width: fullWidth });
    }),
  );
  place.y += height + gap;
}

function writeParagraph(place: Place, parent: Structure, words: string): void {
  const { doc } = place;
  const text = printableText(words);
  doc.font('text').fontSize(10);
  const height = doc.heightOfString(text, { width: fullWidth });
  makeRoom(place, height);
  const { y } = place;
  parent.add(
    doc.struct('P', {}, () => {
      doc.font('text').fontSize(10).fillColor(ink).text(text, page.margin, y, { width: fullWidth });
    }),
  );
  place.y += height + gap;
}

/** A row of a table; what does not fit into a column takes more lines. */
function writeRow(place: Place, table: Structure, cells: Cells, look: Look): void {
  const { doc } = place;
  const { tag, font, scope } = look;
  doc.font(font).fontSize(10);
  const texts = columnNames.flatMap((column) => {
    const text = cells[column];
    return text === undefined ? [] : [{ column, text: printableText(text) }];
  });
  const heights = texts.map(({ column, text }) => doc.heightOfString(text, { width: columns[column].width }));
  const height = Math.max(...heights);
  makeRoom(place, height + gap * 2);
  rule(place);
  const y = place.y + gap;
  const row = doc.struct('TR');
  table.add(row);
  for (const { column, text } of texts) {
    const { left, width, align } = columns[column];
    const isHead = tag === 'TH' || (scope === 'Row' && column === 'item');
    const cell = doc.struct(isHead ? 'TH' : 'TD', {}, () => {
      doc
        .font(font)
        .fontSize(10)
        .fillColor(ink)
        .text(text, page.margin + left, y, { width, align });
    });
    row.add(cell);
  }
  row.end();
  place.y = y + height + gap;
}

const toItem = ({ name, summary }: ReceiptLine): string => (summary === null ? name : `${name}, ${summary}`);

function writeLines(place: Place, root: Structure, { heads, lines, total }: ReceiptContent): void {
  const table = place.doc.struct('Table');
  root.add(table);
  writeRow(place, table, heads, { tag: 'TH', font: 'bold', scope: 'Column' });
  for (const each of lines) {
    const { quantity, tax, price } = each;
    writeRow(place, table, { item: toItem(each), quantity, tax, price }, { tag: 'TD', font: 'text', scope: 'Row' });
  }
  const sums = { item: total.name, quantity: '', tax: total.tax, price: total.price };
  writeRow(place, table, sums, { tag: 'TD', font: 'bold', scope: 'Row' });
  table.end();
}

function writePairs(place: Place, root: Structure, rows: readonly { name: string; text: string }[]): void {
  const table = place.doc.struct('Table');
  root.add(table);
  for (const { name, text } of rows) {
    writeRow(place, table, { item: name, price: text }, { tag: 'TD', font: 'text', scope: 'Row' });
  }
  table.end();
}

/** Writes a receipt into a document, page after page, with its structure for screen readers. */
export function writeReceipt(doc: Document, content: ReceiptContent): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const place: Place = { doc, y: page.margin };
  writeParagraph(place, root, content.operatorName);
  writeHeading(place, root, { tag: 'H1', size: 22, text: content.title });
  for (const { name, text } of content.facts) writeParagraph(place, root, `${name}: ${text}`);
  place.y += gap;
  writeLines(place, root, content);
  for (const { heading, rows } of content.amounts) {
    place.y += gap * 2;
    writeHeading(place, root, { tag: 'H2', size: 13, text: heading });
    writePairs(
      place,
      root,
      rows.map(({ name, amount }) => ({ name, text: amount })),
    );
  }
  if (content.note !== null) {
    place.y += gap;
    writeParagraph(place, root, content.note);
  }
  root.end();
}
