import type { ReactNode } from 'react';
import '#app/styles/site.css';

/** The document of the pages for developers; it belongs to no zone. */
export default function DeveloperLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
