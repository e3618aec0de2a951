import type { ReactNode } from 'react';
import '../styles/layers.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/fonts.css';
import '../styles/layout.css';

/** The document of the pages for developers; it belongs to no zone. */
export default function DeveloperLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
