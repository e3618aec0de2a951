import type { ReactNode } from 'react';

type PersonLineProps = { name: string; facts: string; children: ReactNode };

/** A person of the account in one line: an initial, the name, facts, and what can be done. */
export const PersonLine = ({ name, facts, children }: PersonLineProps) => (
  <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3.5 not-first:border-t">
    <span
      className="grid size-[2.5rem] flex-none place-items-center rounded-full bg-primary-100 font-figures text-l text-primary-text"
      aria-hidden="true"
    >
      {name.slice(0, 1)}
    </span>
    <div className="min-w-0 flex-1 basis-[10rem]">
      <p className="font-medium wrap-break-word text-ink">{name}</p>
      <p className="text-s wrap-break-word">{facts}</p>
    </div>
    <div className="flex flex-wrap items-center gap-1">{children}</div>
  </li>
);
