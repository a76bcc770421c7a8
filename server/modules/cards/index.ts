export { Card } from './card.entity.ts';
