import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '#components/ui/layout/card.tsx';

/** What a form came to, in its place: a heading that takes the focus, a sentence and the way on. */
export const FormEnd = ({ title, words, children }: { title: string; words: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padded className="grid gap-4">
      <h2 className="heading-3 wrap-break-word" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="wrap-break-word">{words}</p>
      {children}
    </Card>
  );
};

/** The content of a page with one short form, below the start of the page's head. */
export const FormPage = ({ children }: { children: ReactNode }) => (
  <div className="page-width pt-[1.5rem] pb-[3rem]">
    <div className="max-w-[28rem]">{children}</div>
  </div>
);
