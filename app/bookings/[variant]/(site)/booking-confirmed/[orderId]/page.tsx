import type { Metadata } from 'next';
import { getText } from '../../../../../../lib/messages/get-text.ts';
import { variantOf } from '../../../../../../lib/site/variant-of.ts';
import { OrderPage, type OrderPageProps } from '../../../../../order-page.tsx';

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const text = await getText((await variantOf(params)).language);
  return { title: text('confirmation.title') };
}

export default function Confirmation(props: OrderPageProps) {
  return <OrderPage {...props} />;
}
