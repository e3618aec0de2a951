'use client';

import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { drawerItem } from '#components/ui/overlay/drawer-item.ts';
import { Drawer } from '#components/ui/overlay/drawer.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { ExampleSection } from './example-section.tsx';

type Overlay = 'modal' | 'slide' | 'art' | 'stacked' | 'drawer';

const SlideExamples = ({ open, setOpen }: { open: Overlay[]; setOpen: (open: Overlay[]) => void }) => (
  <>
    <SlideOver
      open={open.includes('slide')}
      onClose={() => setOpen([])}
      title="Lunchtime HIIT"
      closeLabel="Close"
      size="large"
      footer={
        <>
          <span className="heading-2 font-figures tabular-nums">£6.50</span>
          <Button>Add to basket</Button>
        </>
      }
    >
      <p className="my-4">Wed, 18 Nov 2026, 12:15–12:45</p>
      <Button variant="secondary" onClick={() => setOpen(['slide', 'stacked'])}>
        Read the waiver
      </Button>
    </SlideOver>
    <SlideOver
      open={open.includes('stacked')}
      onClose={() => setOpen(['slide'])}
      title="The waiver"
      closeLabel="Close"
      preventBackdropClosure
    >
      {Array.from({ length: 30 }, (_, line) => (
        <p key={line} className="my-4">
          A line of the waiver that nobody has read so far.
        </p>
      ))}
    </SlideOver>
    <SlideOver
      open={open.includes('art')}
      onClose={() => setOpen([])}
      title="Reformer pilates"
      closeLabel="Close"
      art={<CourtIllustration kind="studio" view="8 35 190 38" cover className="size-full" />}
      titleEnd={
        <Pill tone="success" share={0.4}>
          5 available
        </Pill>
      }
    >
      <p className="my-4">Work against springs on a reformer bed: slow, low impact and harder than it looks.</p>
    </SlideOver>
  </>
);

export const OverlayExamples = () => {
  const [open, setOpen] = useState<Overlay[]>([]);
  return (
    <ExampleSection title="Overlays" note="A modal asks. A slide-over tells.">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setOpen(['modal'])}>
          Open modal
        </Button>
        <Button variant="secondary" onClick={() => setOpen(['slide'])}>
          Open slide-over
        </Button>
        <Button variant="secondary" onClick={() => setOpen(['art'])}>
          Open with drawing
        </Button>
        <Button variant="secondary" onClick={() => setOpen(['drawer'])}>
          Open drawer
        </Button>
      </div>
      <Modal
        open={open.includes('modal')}
        onClose={() => setOpen([])}
        title="Leave the waitlist?"
        closeLabel="Close"
        description="Indoor cycling, Wed, 18 Nov 2026, 17:30–18:15. You are second in line and would lose that place."
        actions={
          <>
            <Button variant="text" onClick={() => setOpen([])}>
              Stay on it
            </Button>
            <Button>Leave waitlist</Button>
          </>
        }
      />
      <SlideExamples open={open} setOpen={setOpen} />
      <Drawer
        open={open.includes('drawer')}
        onClose={() => setOpen([])}
        label="Menu"
        closeLabel="Close menu"
        head={<span>Touchline</span>}
      >
        <nav aria-label="Main">
          <a className={drawerItem} href="#activity" aria-current="page">
            <Ticket className="icon text-ink-3" />
            Book an activity
          </a>
          <a className={drawerItem} href="#basket">
            <Ticket className="icon text-ink-3" />
            Shopping basket
            <Badge className="ml-auto" count={2} label="2 items" />
          </a>
        </nav>
      </Drawer>
    </ExampleSection>
  );
};
