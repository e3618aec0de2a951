'use client';

import { ErrorPage } from '#components/chrome/error-page.tsx';

export default function AccountError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorPage digest={error.digest} />;
}
