import { incidentFields, incidents } from '@bureau/contract';
import { isUnmerged } from '../../screens/merge/isUnmerged.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(incidents, incidentFields, {
  related: {
    incidents: { merged_into_id: 'record.merge.from' },
    defects: 'incident_id',
    knowledgebase: 'incident_id',
  },
  fields: {
    status: { canEdit: isUnmerged },
    reporter_id: { initial: ({ userId }) => userId },
    sla_status: { width: 120 },
  },
  choices: {
    status: 'incidents.status',
    severity: 'incidents.severity',
    sla_status: 'incidents.sla_status',
    channel: 'incidents.channel',
    category: 'incidents.category',
    impact: 'incidents.impact',
    urgency: 'incidents.urgency',
    resolution_code: 'incidents.resolution_code',
  },
});
