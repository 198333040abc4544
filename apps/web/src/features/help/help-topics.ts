import type { HelpTopic } from './help-topic.ts';
import { loginTopic, profileTopic, registrationTopic } from './topics/account.ts';
import { advertisingTopic, ownListingsTopic, picturesTopic } from './topics/advertising.ts';
import { packagesTopic, socialLinksTopic } from './topics/packages.ts';
import { offersTopic, requestsTopic } from './topics/requests.ts';
import {
  favouritesTopic,
  messagesTopic,
  reportingTopic,
  searchingTopic,
  watchesTopic,
} from './topics/visitors.ts';

/** PUB-02: the five documented anchors, and a topic for everything else that visitors and users do. */
export const helpTopics: readonly HelpTopic[] = [
  searchingTopic,
  favouritesTopic,
  messagesTopic,
  watchesTopic,
  reportingTopic,
  registrationTopic,
  loginTopic,
  profileTopic,
  advertisingTopic,
  ownListingsTopic,
  picturesTopic,
  requestsTopic,
  offersTopic,
  packagesTopic,
  socialLinksTopic,
];
