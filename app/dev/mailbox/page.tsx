import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { config } from '#lib/config.ts';
import { keptMails } from '#lib/http/demo-mails.ts';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Mailbox' };

/** Lists the emails that the demo would have sent; a 404 outside the demo and where emails are really sent. */
export default async function MailboxPage() {
  const { isDemo, backendUrl } = config();
  if (!isDemo) notFound();
  const mails = await keptMails(backendUrl.api, fetch);
  if (mails === null) notFound();
  return (
    <main className="page-width grid gap-4 pt-8 pb-16">
      <h1>Mailbox</h1>
      <p>Mails of this demonstration are kept here instead of being sent.</p>
      {mails.length === 0 && <EmptyState title="No mail yet">Make a booking or ask for a new password.</EmptyState>}
      {mails.map((mail) => (
        <Card key={mail.id} padded>
          <details>
            <summary className="grid min-h-11 cursor-pointer gap-1">
              <strong>{mail.subject}</strong>
              <span className="text-s text-ink-3">
                to {mail.to}, <time dateTime={mail.createdAt}>{mail.createdAt.slice(0, 16).replace('T', ' ')}</time>
              </span>
            </summary>
            <iframe
              className="mt-4 h-180 w-full border border-line"
              loading="lazy"
              title={mail.subject}
              srcDoc={`<base target="_blank">${mail.html}`}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            />
            <pre className="text-s whitespace-pre-wrap">{mail.text}</pre>
          </details>
        </Card>
      ))}
    </main>
  );
}
