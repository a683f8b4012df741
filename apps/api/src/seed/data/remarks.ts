/** What is said about tasks. */
export const remarks: readonly string[] = [
  '<p>The drawings came back with <strong>two changes</strong>. I have marked them in the second sheet.</p>',
  '<p>Can we do this before the inspection on Thursday?</p>',
  '<p>Waiting for the offer. I have asked again today.</p>',
  '<p>Three things are left:</p><ul><li>the figures of the last quarter</li><li>the signature</li><li>a copy for the archive</li></ul>',
  '<p>The customer would like to see a draft first.</p>',
  '<p>Done so far as I can. Somebody with access to the server has to do the rest: <code>systemctl restart mailer</code></p>',
  '<blockquote><p>Please use the new form.</p></blockquote><p>It is the one from March, on the second page.</p>',
  '<p>This took longer than we thought. I have changed the estimate.</p>',
];
