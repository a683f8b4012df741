import { clients as contract } from '@bureau/contract';
import { visibleClients } from '../../access/visible/clients.ts';
import { clients } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const clientModule = defineModule({
  resource: contract,
  table: clients,
  visible: visibleClients,
  title: 'name',
  files: {
    name: { synonyms: ['client', 'company', 'customer'] },
    contact_name: { synonyms: ['contact', 'contact name'] },
    email: { synonyms: ['e mail', 'mail', 'email address'] },
    phone: { synonyms: ['telephone', 'tel', 'phone number'] },
    website: { synonyms: ['web', 'url', 'homepage'] },
    vat_number: { synonyms: ['vat', 'tax number'] },
    language: {},
  },
});
