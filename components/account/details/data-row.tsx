import type { ReactNode } from 'react';

/** What can be done with the account as a row: what it is, and the control at its end. */
export const DataRow = ({ title, help, children }: { title: string; help: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3.5 not-first:border-t">
    <div className="min-w-0 flex-1 basis-[15rem]">
      <h3 className="font-body text-m font-medium tracking-[0] text-ink">{title}</h3>
      <p className="text-s">{help}</p>
    </div>
    {children}
  </div>
);
