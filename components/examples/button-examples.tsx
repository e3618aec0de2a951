import ListPlus from 'lucide-react/icons/list-plus';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#components/ui/button/button.tsx';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { ExampleSection } from './example-section.tsx';

const variants = ['primary', 'secondary', 'text'] as const;

export const ButtonExamples = () => (
  <ExampleSection title="Buttons" note="One primary per decision. A verb first, never more than three words.">
    {variants.map((variant) => (
      <div className="flex flex-wrap items-center gap-3" key={variant}>
        <Button variant={variant}>Add to basket</Button>
        <Button variant={variant} reason="Agree to waiver">
          Add to basket
        </Button>
        <Button variant={variant} disabled>
          Sold out
        </Button>
        <Button variant={variant} loading>
          Add to basket
        </Button>
        <LinkButton variant={variant} href="#buttons">
          As a link
        </LinkButton>
      </div>
    ))}
    <div className="flex flex-wrap items-center gap-3 [--secondary-border:var(--secondary-500)] [--secondary-fill-hover:var(--secondary-50)] [--secondary-fill:transparent]">
      <Button variant="secondary">Outline</Button>
      <Button variant="secondary" loading>
        Outline
      </Button>
      <Button variant="secondary" disabled>
        Sold out
      </Button>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Button>Large 42</Button>
      <Button size="medium">Medium 34</Button>
      <Button size="small">Small 26</Button>
      <Button variant="secondary" size="medium">
        <ListPlus className="icon-s" />
        Join waitlist
      </Button>
      <Button variant="quiet" size="medium">
        <Trash2 className="icon-s" />
        Remove
      </Button>
      <IconButton label="Search">
        <Search className="icon" />
      </IconButton>
    </div>
    <Button block>Checkout now</Button>
  </ExampleSection>
);
