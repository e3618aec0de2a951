import { inRoom } from '#e2e/screens/screen.ts';
import { changeReply, mapEach } from '#e2e/screens/support/change-reply.ts';
import { asAlex } from '#e2e/screens/support/people.ts';
import { withoutPrefetch } from '#e2e/screens/support/without-prefetch.ts';

const file = { content_type: 'application/pdf', size: 20_000 };
const documents = {
  upload_required: false,
  expires_on: null,
  requested: { name: 'Student card', help: 'Both sides of it.' },
  files: [
    {
      ...file,
      id: '00000000-0000-4000-8000-000000000080',
      file_name: 'student-card-both-sides.pdf',
      uploaded_at: '2026-11-20T09:00:00Z',
      status: 'waiting',
      refused_because: null,
    },
    {
      ...file,
      id: '00000000-0000-4000-8000-000000000081',
      file_name: 'card.pdf',
      uploaded_at: '2026-11-19T09:00:00Z',
      status: 'refused',
      refused_because: 'The photo is blurred',
    },
  ],
};

const shared = {
  path: '/memberships',
  zone: 'account' as const,
  ...withoutPrefetch({
    operation: 'listMemberships',
    arrive: asAlex,
    answer: (page) =>
      changeReply(
        page,
        /\/api\/.*\/memberships(\?.*)?$/,
        mapEach((membership, index) => (index === 0 ? { ...membership, documents } : membership)),
      ),
  }),
};

/** The documents of a membership: one that waits and one that was refused, and the question before one is withdrawn. */
export const accountDocumentsScreens = inRoom('account', [
  { ...shared, state: 'documents' },
  {
    ...shared,
    state: 'withdraw-document',
    isWindow: true,
    act: async ({ page }) => {
      await page.getByRole('button', { name: /^Withdraw student-card/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
]);
