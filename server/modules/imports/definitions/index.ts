import './card-balances.import.ts';
import './content.import.ts';
import './products.import.ts';
import './purchases.import.ts';
import './store-products.import.ts';
