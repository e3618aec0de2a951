'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type TabItem = { value: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  /** What the tabs divide. */
  label: string;
  items: readonly TabItem[];
  /** The open tab, when the parent keeps it; otherwise the first is open at first. */
  value?: string;
  onChange?: (value: string) => void;
};

/** Several panels in one place. Where each has an address of its own, use `TabLinks`. */
export const Tabs = ({ label, items, value, onChange }: TabsProps) => (
  <BaseTabs.Root
    value={value}
    defaultValue={value === undefined ? items[0]?.value : undefined}
    onValueChange={(next) => onChange?.(String(next))}
  >
    <BaseTabs.List className="tabs" aria-label={label} activateOnFocus>
      {items.map((item) => (
        <BaseTabs.Tab key={item.value} value={item.value} className="tab">
          {item.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {items.map((item) => (
      <BaseTabs.Panel key={item.value} value={item.value} className="tab-panel">
        {item.panel}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
);
