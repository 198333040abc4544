import type { PropertyDetail } from '@piacter/contracts/properties';
import { houseTypes } from '@piacter/contracts/properties/values';
import { formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { adGroup, areaInWords, floorOf, type Group, placeGroup } from '../../listings/detail/index.ts';
import { monthly, priceLabelOf, priceOf, roomsInWords } from './property-words.ts';
import { text } from './text.ts';

/** The five facts that decide: of a plot its site and what is led to it, else area, rooms, floor, state, heating. */
export const decidingFacts = (property: PropertyDetail): Description[] => {
  const { decide } = text;
  if (property.houseType === houseTypes.plot) {
    return [
      { term: decide.siteArea, value: areaInWords(property.siteArea) },
      { term: decide.electricity, value: property.electricityTypeName },
      { term: decide.gas, value: property.gasTypeName },
      { term: text.view, value: property.viewTypeName },
    ];
  }
  return [
    { term: decide.floorArea, value: areaInWords(property.floorArea) },
    { term: decide.rooms, value: roomsInWords(property.roomNumber, property.halfRoomNumber) },
    { term: decide.floor, value: floorOf(property.floorNumber) },
    { term: decide.condition, value: property.conditionName },
    { term: decide.heating, value: property.heatTypeName },
  ];
};

const costs = (property: PropertyDetail): Description[] => [
  { term: priceLabelOf(property.adType), value: priceOf(property) },
  { term: text.maintenanceFee, value: monthly(property.maintenanceFee) },
  { term: text.utilities, value: monthly(property.utilities) },
  { term: text.advertiser, value: property.advertiserType },
];

const electricity = ({ electricityTypeName, amper }: PropertyDetail) =>
  [electricityTypeName, amper === null ? null : text.amper(String(amper))].filter(Boolean).join(', ');

const building = (property: PropertyDetail): Description[] => [
  { term: text.houseType, value: property.houseTypeName },
  { term: text.buildTechnology, value: property.buildTechnologyName },
  { term: text.decide.condition, value: property.conditionName },
  { term: text.decide.floor, value: floorOf(property.floorNumber) },
  { term: text.decide.floorArea, value: areaInWords(property.floorArea) },
  { term: text.decide.siteArea, value: areaInWords(property.siteArea) },
  { term: text.roomNumber, value: property.roomNumber },
  { term: text.halfRoomNumber, value: property.halfRoomNumber },
  { term: text.view, value: property.viewTypeName },
  { term: text.furnished, value: property.furnishedTypeName },
  { term: text.decide.heating, value: property.heatTypeName },
  { term: text.decide.electricity, value: electricity(property) },
  { term: text.decide.gas, value: property.gasTypeName },
  { term: text.parking, value: property.parkingTypeName },
];

const solarPanel = ({ hasSolarPanel, solarPanelOutput }: PropertyDetail) =>
  hasSolarPanel === 1 && solarPanelOutput !== null
    ? `${text.has[0]}, ${text.kilowatt(String(solarPanelOutput))}`
    : formatYesNo(hasSolarPanel, text.has);

const equipment = (property: PropertyDetail): Description[] => [
  { term: text.balcony, value: formatYesNo(property.hasBalcony, text.has) },
  { term: text.elevator, value: formatYesNo(property.hasElevator, text.has) },
  { term: text.insulated, value: formatYesNo(property.thermallyInsulated) },
  { term: text.immediately, value: formatYesNo(property.moveImmediately) },
  { term: text.solarPanel, value: solarPanel(property) },
  { term: text.smartHome, value: formatYesNo(property.isSmartHome) },
  { term: text.gardenContact, value: formatYesNo(property.isGardenContact, text.has) },
  { term: text.attic, value: formatYesNo(property.isAttic) },
];

/** Everything that is known of a property, in labelled groups. */
export const groupsOf = (property: PropertyDetail): Group[] => [
  { title: text.groups.costs, items: costs(property) },
  { title: text.groups.building, items: building(property) },
  { title: text.groups.equipment, items: equipment(property) },
  placeGroup(property),
  adGroup(property, property.realEstateID),
];
