'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { tab, tabList } from './tab-links.tsx';

export type TabItem = { value: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  /** The accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** The open tab, for controlled tabs; otherwise the first is open initially. */
  value?: string;
  onChange?: (value: string) => void;
};

/** Tab panels. For tabs with URLs of their own, use `TabLinks`. */
export const Tabs = ({ label, items, value, onChange }: TabsProps) => (
  <BaseTabs.Root
    value={value}
    defaultValue={value === undefined ? items[0]?.value : undefined}
    onValueChange={(next) => onChange?.(String(next))}
  >
    <BaseTabs.List className={tabList} aria-label={label} activateOnFocus>
      {items.map((item) => (
        <BaseTabs.Tab key={item.value} value={item.value} className={({ active }) => tab({ isCurrent: active })}>
          {item.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {items.map((item) => (
      <BaseTabs.Panel key={item.value} value={item.value} className="pt-6 outline-offset-4">
        {item.panel}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
);
