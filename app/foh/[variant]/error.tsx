'use client';

import { ErrorPage } from '#components/shell/failures/error-page.tsx';

export default function FrontDeskError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorPage digest={error.digest} />;
}
