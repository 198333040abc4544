import { upperFirst } from '@piacter/contracts/core/hungarian';
import type { LocationEntry } from '@piacter/contracts/lookups';
import IconBuildingCastle from '@tabler/icons-react/dist/esm/icons/IconBuildingCastle.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconBus from '@tabler/icons-react/dist/esm/icons/IconBus.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMountain from '@tabler/icons-react/dist/esm/icons/IconMountain.mjs';
import IconRipple from '@tabler/icons-react/dist/esm/icons/IconRipple.mjs';
import IconRun from '@tabler/icons-react/dist/esm/icons/IconRun.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import IconTrees from '@tabler/icons-react/dist/esm/icons/IconTrees.mjs';
import type { IconShape } from '../../../ui/icon.tsx';
import { IconTags } from './blocks.tsx';

/** Icons for the ids of the lookup list `special_locations`. */
const locationsByIcon: readonly [IconShape, readonly number[]][] = [
  [IconTrees, [1, 2, 28, 31, 39, 60]],
  [IconRipple, [3, 4, 5, 6, 34, 35, 36, 48, 56]],
  [IconBus, [7, 8, 9, 10, 11, 12]],
  [IconRun, [13, 46, 47, 49, 50, 54, 55, 57]],
  [IconSchool, [14, 15, 16, 17]],
  [IconShoppingCart, [18, 19, 20]],
  [IconStethoscope, [21, 22, 23]],
  [IconBuildingCommunity, [24, 25, 26, 27, 29, 53, 58]],
  [IconMountain, [32, 33, 40, 41]],
  [IconBuildingCastle, [42, 43, 44, 45]],
  [IconToolsKitchen2, [37, 38, 51, 52]],
];
const iconByLocation = new Map(
  locationsByIcon.flatMap(([icon, locationIDs]) => locationIDs.map((id) => [id, icon] as const)),
);

/** Special locations near a listing; one without an icon of its own has a pin. */
export const NearbyTags = ({ locations }: { locations: readonly LocationEntry[] }) => (
  <IconTags
    tags={locations.map(({ locationID, locationName }) => ({
      label: upperFirst(locationName),
      icon: iconByLocation.get(locationID) ?? IconMapPin,
    }))}
  />
);
