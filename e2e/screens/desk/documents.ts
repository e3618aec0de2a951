import type { Page } from 'playwright';
import { inRoom, type Stage } from '#e2e/screens/screen.ts';
import type { Json } from '#e2e/screens/support/change-reply.ts';
import { withoutPrefetch } from '#e2e/screens/support/without-prefetch.ts';
import { actFor, asStaff, atDesk } from './at-desk.ts';

const id = (number: number) => `d0c00000-0000-4000-8000-00000000000${number}`;
const membership = { id: id(9), name: 'Concession' };

const document = (number: number, more: Record<string, Json>) => ({
  ...{ id: id(number), membership, proof_name: 'Proof of your concession', content_type: 'image/png', size: 48_211 },
  ...{
    uploaded_at: '2026-11-18T09:12:00Z',
    status: 'waiting',
    refused_because: null,
    decided_at: null,
    expires_on: null,
  },
  ...more,
});

const longName = 'letter-of-the-university-2026-2027-page-1-of-2.pdf';
const documents = [
  document(1, { file_name: 'student-card.png' }),
  document(2, { file_name: longName, content_type: 'application/pdf' }),
  document(3, { file_name: 'blurred.png', status: 'refused', refused_because: 'The date cannot be read' }),
  document(4, { file_name: 'last-year.png', status: 'accepted', decided_at: '2025-11-18T09:12:00Z' }),
];

/** A card, drawn: nobody's papers are in a picture. */
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" rx="24" fill="#dfe6f5"/>
<rect x="40" y="90" width="150" height="190" fill="#9aa9c9"/><text x="230" y="130" font-size="40" font-family="sans-serif">Student card</text>
<text x="230" y="200" font-size="28" font-family="sans-serif">R Hartley, until 09-2027</text></svg>`;

const answer = async (page: Page) => {
  await page.route(/\/foh\/customers\/\d+\/documents$/, (route) => route.fulfill({ json: { data: documents } }));
  await page.route(/\/foh\/documents\//, (route) => route.fulfill({ body: card, contentType: 'image/svg+xml' }));
};

const show = async (stage: Stage) => {
  await actFor('alex', 'Alex Morgan')(stage);
  await stage.page.getByRole('button', { name: 'Check student-card.png' }).waitFor();
};

const open = (name: string) => async (stage: Stage) => {
  await show(stage);
  await stage.page.getByRole('button', { name }).click();
  await stage.page.getByRole('dialog', { name: 'Proof of your concession' }).waitFor();
};

const refuse = async (stage: Stage) => {
  await open('Check student-card.png')(stage);
  await stage.page.getByRole('radio', { name: 'Refuse' }).check();
  await stage.page.getByRole('button', { name: 'Refuse the document' }).click();
};

const withDocuments = withoutPrefetch({ operation: 'listCustomerDocuments', arrive: asStaff, answer });

/** What customers upload for their memberships, checked at the desk. */
export const deskDocumentsScreens = inRoom('desk-documents', [
  ...atDesk([
    { state: 'list', path: '/', ...withDocuments, act: show },
    { state: 'check', path: '/', isWindow: true, ...withDocuments, act: open('Check student-card.png') },
    { state: 'pdf', path: '/', isWindow: true, ...withDocuments, act: open(`Check ${longName}`) },
    { state: 'refuse', path: '/', isWindow: true, ...withDocuments, act: refuse },
  ]),
]);
